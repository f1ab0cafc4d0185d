import type { FieldEvidence } from '#evidence/forms.ts';
import type { Party } from './requests.ts';

/** A field of a form. `beside`: the page ties no label to it, and `label` is what stands beside it. */
export interface FieldFact extends FieldEvidence {
  beside?: true;
}

/** A form a visitor sees, with what kind of form it is. */
export interface FormFact {
  id: string;
  pageUrl: string;
  kind: 'search' | 'login' | 'registration' | 'order' | 'newsletter' | 'contact' | 'application' | 'comment' | 'consent' | 'other';
  personalFields: readonly ('email' | 'name' | 'phone' | 'address' | 'birthdate' | 'password' | 'health' | 'payment' | 'message')[];
  action: string;
  actionDeclared: boolean;
  method: 'get' | 'post' | 'dialog';
  pageHttps: boolean;
  actionHttps: boolean | null;
  actionParty: Party;
  actionServiceId: string | null;
  /** Builder of the site whose own script takes this form to its servers, where that is sure. Missing elsewhere, and in older results. */
  builderServiceId?: string;
  /**
   * Where the scripts of its page send to, as their code says, for a form that names no target: one of them may be its. Missing where
   * nothing was found, and in older results.
   */
  scriptTargets?: readonly ScriptTarget[];
  /**
   * Where the scripts of its page go on to with what was entered in the query of the address, for a form that names no target. Missing where
   * nothing was found, and in older results.
   */
  scriptForwards?: readonly string[];
  /** None of its fields has a name: without a script nothing of it is sent. Missing elsewhere, and in older results. */
  unnamed?: true;
  /** It names no target, and nothing can be entered into any of its fields. Missing elsewhere, and in older results. */
  locked?: true;
  fields: readonly FieldFact[];
  /** What the form asks of a visitor who sees it: without hidden fields and traps for robots. */
  asked: readonly AskedField[];
  /** It has a field that people are not to fill in, so that programs give themselves away. Missing elsewhere, and in older results. */
  honeypot?: true;
  /** Inputs that go along unseen and tell how a visitor came to the site. Missing where there are none, and in older results. */
  carried?: readonly CarriedInput[];
  submitText: string;
  text: string;
  /** What steps of the form say that show later. Missing elsewhere, and in older results. */
  laterText?: string;
  /** What the page says right around a form that has no words of its own, or what the overlay says in which it lies. */
  near?: string;
  /**
   * It lies over the page, as a popup does, on these pages; `heading`: what stands at its head; `provider`: what the service is called
   * that shows it, where known. Missing elsewhere, and in older results.
   */
  overlay?: { heading: string; pages: string[]; provider?: string };
  visible: boolean;
}

/** An address to which a script sends by POST; `mailto:` stands for the mail program. */
export interface ScriptTarget {
  address: string;
  host: string;
  serviceId: string | null;
  party: Party;
}

/** A hidden input: an id of a click on an advertisement, a campaign, the way to the site, the page before it, or an id of the visitor. */
export interface CarriedInput {
  name: string;
  kind: 'click-id' | 'campaign' | 'way' | 'referrer' | 'visitor-id';
}

/** A form in a frame of another origin: `pageUrl` is the page that shows the frame, `text` what stands in it. */
export interface FramedFormFact extends FormFact {
  frameUrl: string;
  /** Service that the frame's document comes from; null: not known. */
  frameServiceId: string | null;
  frameParty: Party;
}

/**
 * One question of a form. `topic`: protected by Art. 9 or 10 GDPR; `marital-status` and `photo` are delicate in an application; the
 * others after them are more than an enquiry needs.
 */
export interface AskedField {
  kind: FormFact['personalFields'][number] | 'salutation' | 'company' | 'file' | null;
  topic:
    | ('health' | 'religion' | 'union' | 'politics' | 'origin' | 'sexuality' | 'criminal-record' | 'marital-status' | 'photo')
    | ('family' | 'other-persons')
    | ('identity-document' | 'credit' | 'income' | 'nationality' | 'occupation')
    | null;
  label: string;
  /** What alone brings the topic into a field for messages and wishes: words in brackets or in the empty field. Missing elsewhere, and in older results. */
  hint?: string;
  type: string;
  required: boolean;
}
