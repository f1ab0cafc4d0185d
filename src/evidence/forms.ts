/** One field of a form. */
export interface FieldEvidence {
  name: string;
  label: string;
  type: string;
  required: boolean;
  checked: boolean;
  visible: boolean;
  autocomplete: string;
  options: string[];
  /** What stands in the empty field beside its label; absent where nothing does, and in archives of older scans. */
  placeholder?: string;
  /** The question over the group of boxes or radio buttons it belongs to; absent where there is none, and in archives of older scans. */
  group?: string;
  /** Not seen, for its step of the form, or the popup or fold around it, shows later; absent for all others, and in archives of older scans. */
  later?: true;
  /** Takes up room, yet nobody sees it: a trap for robots. Absent for all others, and in archives of older scans. */
  trap?: true;
  /** Nothing can be entered. Absent for all others, and in archives of older scans. */
  disabled?: true;
  /** What stands right beside a box or radio button without a label; absent where nothing does, and in archives of older scans. */
  wordsBeside?: string;
}

/** A form, or a group of fields outside any form: those are called `loose-fields`, with a number where they stand around a button of their own. */
export interface FormEvidence {
  id: string;
  action: string;
  method: string;
  actionDeclared: boolean;
  visible: boolean;
  text: string;
  /** What steps say that show later; absent where there are none, and in archives of older scans. */
  laterText?: string;
  /** For a form without words of its own, or in an overlay: what the page says right around it. */
  near?: string;
  /** Class names of the form and of what stands right around it; absent where there are none, and in archives of older scans. */
  classes?: string;
  submitText: string;
  /** Inputs that go along unseen, values cut at 200 characters; absent where there are none, and in archives of older scans. */
  hidden?: { name: string; value: string }[];
  /** None of its fields has a name: without a script nothing of it is sent. Absent elsewhere, and in archives of older scans. */
  unnamed?: true;
  /** It lies in a part of the page that unfolds on a click, as an accordion does. Absent elsewhere, and in archives of older scans. */
  folded?: true;
  /** It lies over the page, as a popup does; `heading`: what stands at its head. Absent elsewhere, and in archives of older scans. */
  overlay?: { heading: string };
  fields: FieldEvidence[];
}

/** A form that a page shows in a frame of another origin, with the address of that document. */
export interface FramedFormEvidence extends FormEvidence {
  frameUrl: string;
}

/** A field as our visitor found it before typing. `search`: it belongs to a search of the site. */
export interface TypedField {
  name: string;
  label: string;
  type: string;
  search: boolean;
}
