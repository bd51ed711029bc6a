/** The build makes a file for Word or Excel of each template, named like the template. */
const FORMATS = {
  md: { type: 'Markdown', office: { extension: 'docx', type: 'Word' } },
  csv: { type: 'CSV', office: { extension: 'xlsx', type: 'Excel' } },
};

export type TemplateFile = { file: string; type: string };

/** @param template a file such as `risk-register.csv` */
export function formatsOf(template: string): { office: TemplateFile; plain: TemplateFile } {
  const [name, extension] = template.split('.');
  const { type, office } = FORMATS[extension === 'csv' ? 'csv' : 'md'];
  return {
    office: { file: `${name}.${office.extension}`, type: office.type },
    plain: { file: template, type },
  };
}
