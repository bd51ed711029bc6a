/**
 * The application writes this comment where the first screen of a page ends. The CSS rules for
 * later elements load separately.
 */
export const LATE_STYLES = '<!--late styles-->';
