/** A service that the notice names, and the passage that does. */
export interface NamedService {
  /** Id of the catalogue. Of several services under one name it is the one that the name means by itself. */
  serviceId: string;
  /** The passage as the page shows it, at most 200 characters. */
  quote: string;
}

/** What the privacy notice says about services, in the order in which it names them. */
export interface NoticeServices {
  /** Services said to be in use, also those that run only after consent. */
  used: readonly NamedService[];
  /** Services said not to be in use, or named for another reason only: a link, a comparison, an opt-out, a former tool. */
  notUsed: readonly NamedService[];
  /** Whether what is missing here is missing in the notice: its text was read completely and in a language that is understood. */
  complete: boolean;
}
