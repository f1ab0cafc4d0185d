/** TC strings by choice. */
export interface TcStrings {
  none: string;
  reject: string;
  accept: string;
}

/**
 * TC strings made with `@iabtechlabtcf/core`: policy version 5, vendor list 140, vendors 10, 32, 52, 76, 91 and 755
 * disclosed; purposes 1–11 and all vendors consented in `accept`, nothing in the others (but see legitimate interests below). The CMP ids are the registered ones.
 */
export const tcStrings = {
  consentmanager: {
    none: 'CQraFkAQraFkAAfACBENCMFgAAAAAAAAAAYgAAAAAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
    reject: 'CQrdYgAQrdYgAAfACBENCMFgAAAAAAAAAAYgAAAAAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
    accept: 'CQrgrcAQrgrcAAfACBENCMFgAP_gAAAAAAYgF5wBgAFAAgABoAEwALYC8wAAAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
  },
  sourcepoint: {
    none: 'CQraFkAQraFkAAGACBENCMFgAAAAAAAAAAYgAAAAAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
    reject: 'CQrdYgAQrdYgAAGACBENCMFgAAAAAAAAAAYgAAAAAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
    accept: 'CQrgrcAQrgrcAAGACBENCMFgAP_gAAAAAAYgF5wBgAFAAgABoAEwALYC8wAAAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
  },
  /** Legitimate interests (purposes 2, 7–10) stand after a refusal too, as this platform leaves them unless they are objected to. */
  googleFundingChoices: {
    none: 'CQuIxQAQuIxQAEsABBENCMFgAAAAAAAAAAYgAAAAAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
    reject: 'CQuIxQAQuIxQAEsABBENCMFgAAAAAEPAAAYgAAALzgDAAKABAADQAJgAWwF5gAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
    accept: 'CQuIxQAQuIxQAEsABBENCMFgAP_gAEPAAAYgF5wBgAFAAgABoAEwALYC8wLzgDAAKABAADQAJgAWwF5gAAAA.IF5wBgAFAAgABoAEwALYC8wA.YAAAAAAAAAAA',
  },
} as const satisfies Record<string, TcStrings>;
