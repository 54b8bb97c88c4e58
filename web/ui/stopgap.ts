/** Attribute of what has the focus for want of a better place: whoever knows one may take it. */
export const STOPGAP = 'data-stopgap';
