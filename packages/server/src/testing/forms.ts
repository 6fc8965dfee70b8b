import { pdf } from './cvFixtures.ts'

export interface FormFile {
  name: string
  content: Buffer
  type?: string
}

type FormEntry = [field: string, value: string | FormFile]

const boundary = '----atrium-test-boundary'

/** A multipart body byte by byte, as a browser writes it; for `app.inject`, and for tests that corrupt it. */
export function multipart(entries: FormEntry[]): { headers: Record<string, string>; payload: Buffer } {
  const parts = entries.flatMap(([field, value]) =>
    typeof value === 'string'
      ? [head(field), Buffer.from(value), Buffer.from('\r\n')]
      : [head(field, value), value.content, Buffer.from('\r\n')],
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** A browser escapes a quotation mark and a line break in a file name like this, and leaves all other characters. */
const quoted = (text: string) => text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A')

function head(field: string, file?: FormFile): Buffer {
  const name = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(field)}"`
  if (!file) return Buffer.from(`${name}\r\n\r\n`)
  const type = file.type ?? 'application/octet-stream'
  return Buffer.from(`${name}; filename="${quoted(file.name)}"\r\nContent-Type: ${type}\r\n\r\n`)
}

export const cvFile = (name = 'cv.pdf', content: Buffer = pdf()): FormFile => ({ name, content })

type FormFields = Record<string, string | FormFile | undefined>

/** A valid application to a vacancy; an argument replaces a field, and `undefined` leaves it out. */
export const vacancyForm = (changes: FormFields = {}): FormEntry[] =>
  entriesOf({
    first_name: 'Aysel',
    last_name: 'Quliyeva',
    email: 'aysel@person.example',
    phone: '+994 50 000 00 00',
    job: 'Senior React developer',
    cv: cvFile(),
    ...changes,
  })

/** A valid general application, with the same arguments. */
export const generalForm = (changes: FormFields = {}): FormEntry[] =>
  vacancyForm({ job: undefined, message: 'I would like to work with you.', ...changes })

const entriesOf = (fields: FormFields): FormEntry[] =>
  Object.entries(fields).filter((entry): entry is FormEntry => entry[1] !== undefined)
