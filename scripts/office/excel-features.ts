import type { Blob } from 'node:buffer';
import type Stream from 'node:stream';
import type { Feature } from 'write-excel-file/node';
import {
  escapeXml,
  type OfficeDocument,
  PROPERTIES_FILE,
  propertiesXml,
} from './office-document.ts';

/** The library does not export what its files may contain. */
type ExcelFeature = Feature<Stream | Buffer | Blob>;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata';
const PROPERTIES_TYPE = 'application/vnd.openxmlformats-package.core-properties+xml';
const A4 = 9;

/** What the library has no option for. `sheet` is the name of the only sheet. */
export function excelFeatures(document: OfficeDocument, sheet: string): ExcelFeature[] {
  return [printed(document, sheet), described(document), ...(document.dir === 'rtl' ? [rtl] : [])];
}

/** All columns fit on one page. The header row and the footer repeat on each page. */
function printed({ firm, title, dir }: OfficeDocument, sheet: string): ExcelFeature {
  // `&P` and `&N` are the page and the number of pages. `&L` and `&R` are sides of the paper.
  const [words, pages] = [`${firm} · ${title}`.replaceAll('&', '&&'), '&P / &N'];
  const footer = dir === 'rtl' ? `&L${pages}&R${words}` : `&L${words}&R${pages}`;
  const header = `'${sheet.replaceAll("'", "''")}'!$1:$1`;
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml) =>
            xml
              .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>$&')
              // So that a row grows when a reader writes more into it.
              .replace(/(<row [^>]*) customHeight="1"/g, '$1')
              .replace(/ (left|right)="0.7"/g, ' $1="0.4"')
              .replace(
                /<pageSetup [^>]*>/,
                () =>
                  `<pageSetup paperSize="${A4}" orientation="landscape" fitToHeight="0"/>` +
                  `<headerFooter><oddFooter>${escapeXml(footer)}</oddFooter></headerFooter>`,
              ),
        },
        'xl/workbook.xml': {
          transform: (xml) =>
            xml.replace(
              '<definedNames/>',
              () =>
                '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">' +
                `${escapeXml(header)}</definedName></definedNames>`,
            ),
        },
      },
    },
  };
}

/** Otherwise the first letter of a cell decides, which may be Latin in an Arabic sentence. */
const rtl: ExcelFeature = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (xml) => xml.replaceAll('<alignment ', '<alignment readingOrder="2" '),
      },
    },
  },
};

function described(document: OfficeDocument): ExcelFeature {
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            `<Override ContentType="${PROPERTIES_TYPE}" PartName="/${PROPERTIES_FILE}"/>`,
        },
        '_rels/.rels': {
          insert: () =>
            `<Relationship Id="rId-properties" Type="${PACKAGE}/core-properties" ` +
            `Target="${PROPERTIES_FILE}"/>`,
        },
      },
      write: { files: () => ({ [PROPERTIES_FILE]: propertiesXml(document) }) },
    },
  };
}
