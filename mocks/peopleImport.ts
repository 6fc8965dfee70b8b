import { limits } from '@atrium/contract/core'
import { type ImportPreview, peopleColumns } from '@atrium/contract/people'
import { peopleImportEndpoints } from '@atrium/contract/people/import/calls'
import { peopleFileSchema } from '@atrium/contract/people/import/schema'
import { importFaultsSample, importPreviewSample } from '@atrium/contract/people/samples'
import { HttpResponse } from 'msw'
import { answering, errorResponse, json, mockOf } from './answers.ts'

const { importPeople, exportPeople } = peopleImportEndpoints

/** A file without an owner. */
const exported = `\uFEFF${peopleColumns.join()}\r\n`

/** An empty file and one with `@@` have faults, and an export changes nothing; any other is that of the sample. */
function previewOf(content: string): ImportPreview {
  if (content.trim() === '')
    return {
      ...importFaultsSample,
      faults: [{ line: 0, column: '', text: 'It is empty.' }],
      faultCount: 1,
      same: 0,
    }
  if (content === exported)
    return { ...importPreviewSample, changes: [], added: 0, changed: 0, same: 0, fingerprint: 'same' }
  return content.includes('@@') ? importFaultsSample : importPreviewSample
}

/** The import and the export of people, answered from a sample. */
export const peopleImportMocks = [
  mockOf(
    importPeople,
    answering(peopleFileSchema, ({ csv, isDryRun, fingerprint }) => {
      if (new Blob([csv]).size > limits.importBytes)
        return errorResponse(413, { message: 'This is too large.' })
      const preview = previewOf(csv)
      if (isDryRun || (preview.faultCount === 0 && fingerprint === preview.fingerprint)) return json(preview)
      return errorResponse(409, { message: 'The records have changed since the preview.' })
    }),
  ),
  mockOf(
    exportPeople,
    () =>
      new HttpResponse(exported, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename*=UTF-8''people.csv`,
          'cache-control': 'no-store',
        },
      }),
  ),
]
