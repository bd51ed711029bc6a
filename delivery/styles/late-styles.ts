/**
 * The application writes this comment where a page may wait for the whole style sheet. The page
 * itself carries only the rules for what stands before its first such comment.
 */
export const LATE_STYLES = '<!--late styles-->';
