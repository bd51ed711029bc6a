/** Only a development server has this route, so visitors never load the style guide. */
export const styleGuide: readonly (readonly [path: string, file: string])[] =
  process.env.NODE_ENV === 'development'
    ? [['style-guide/:section?', 'style-guide/style-guide.tsx']]
    : [];
