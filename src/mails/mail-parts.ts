/** A piece of a mail's text. HTML and plain text are made from the same pieces, so they cannot tell different things. */
export type MailPart =
  | { is: 'paragraph'; text: string }
  /** The one thing to do; its address is shown as well, for clients that break links. */
  | { is: 'button'; label: string; link: string }
  /** A further address, less prominent. */
  | { is: 'link'; label: string; link: string }
  /** Something to type. */
  | { is: 'code'; label: string; code: string };

/** A mail before it has a form. */
export interface MailMessage {
  subject: string;
  /** Second line in a list of mails. */
  preview: string;
  heading: string;
  parts: MailPart[];
  /** Why the reader gets this mail, and what to do when it was not their doing. */
  reason: string;
}
