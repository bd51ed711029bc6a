/**
 * The application writes this comment where a page may wait for the whole style sheet. The page
 * itself contains only the rules for the elements before its first such comment.
 */
export const LATE_STYLES = '<!--late styles-->';
