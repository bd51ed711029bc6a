/**
 * The path of the style guide and the module that shows it. Only a development server has it, so
 * that no code or style of it reaches a visitor.
 */
export const styleGuide: readonly (readonly [path: string, file: string])[] =
  process.env.NODE_ENV === 'development'
    ? [['style-guide/:section?', 'style-guide/style-guide.tsx']]
    : [];
