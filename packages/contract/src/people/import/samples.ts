import type { ImportPreview } from './schema.ts'

/** The preview of a file with one new person, one change and thirty-nine people who stay as they are. */
export const importPreviewSample: ImportPreview = {
  faults: [],
  faultCount: 0,
  hasWrongHeadings: false,
  changes: [
    {
      line: 2,
      idnumber: 'DEV7',
      name: 'Leyla Əliyeva',
      kind: 'changed',
      fields: [
        { column: 'number', before: '+994 50 000 00 01', after: '+994 50 000 00 09' },
        { column: 'job_ru', before: 'Руководитель проектов', after: 'Директор по проектам' },
        { column: 'roomname', before: 'Göygöl', after: '' },
      ],
    },
    {
      line: 42,
      idnumber: 'DEV41',
      name: 'Nigar Quliyeva',
      kind: 'added',
      fields: [
        { column: 'name', before: '', after: 'Nigar' },
        { column: 'surname', before: '', after: 'Quliyeva' },
        { column: 'unit', before: '', after: 'Quality group' },
      ],
    },
  ],
  added: 1,
  changed: 1,
  same: 39,
  fingerprint: 'sample',
}

/** The preview of a file with faults. */
export const importFaultsSample: ImportPreview = {
  faults: [
    { line: 3, column: 'name', name: 'DEV7', code: 'empty', text: 'The cell is empty. Fill it in.' },
    {
      line: 5,
      column: 'email',
      name: 'Leyla Əliyeva',
      code: 'noEmail',
      text: '"leyla" isn’t an email address. Write it like name@example.com.',
    },
  ],
  faultCount: 2,
  hasWrongHeadings: false,
  changes: [],
  added: 0,
  changed: 0,
  same: 38,
  fingerprint: 'faulty',
}

/** The preview of a file of another program. */
export const importHeadingsSample: ImportPreview = {
  ...importFaultsSample,
  faults: [
    { line: 1, code: '', name: '', column: '', text: 'The heading "Employee" isn’t one of ours.' },
    { line: 1, code: '', name: '', column: '', text: 'The column idnumber is missing. Add it.' },
  ],
  hasWrongHeadings: true,
  same: 0,
}
