/**
 * The application writes this comment where the first screen of a page ends. A finished page
 * contains only the CSS rules for the elements before its first comment.
 */
export const LATE_STYLES = '<!--late styles-->';
