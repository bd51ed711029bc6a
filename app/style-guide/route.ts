/**
 * The path of the style guide, and the module that shows the guide. Only a development server has
 * this route, so visitors never load the code and styles of the guide.
 */
export const styleGuide: readonly (readonly [path: string, file: string])[] =
  process.env.NODE_ENV === 'development'
    ? [['style-guide/:section?', 'style-guide/style-guide.tsx']]
    : [];
