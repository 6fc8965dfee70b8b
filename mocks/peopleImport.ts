import { type ImportPreview, type PeopleFile, peopleColumns } from '@atrium/contract'
import { importFaultsSample, importPreviewSample } from '@atrium/contract/samples'
import { peopleImportEndpoints } from '@atrium/contract/schemas'
import { HttpResponse } from 'msw'
import { errorResponse, json, mockOf } from './answers.ts'

/** An empty file and one with `@@` have faults; any other is that of the sample. */
function previewOf(content: string): ImportPreview {
  if (content.trim() === '')
    return {
      ...importFaultsSample,
      faults: [{ line: 0, column: '', text: 'It is empty.' }],
      faultCount: 1,
      same: 0,
    }
  return content.includes('@@') ? importFaultsSample : importPreviewSample
}

/** The import and the export of people, answered from a sample. */
export const peopleImportMocks = [
  mockOf(peopleImportEndpoints.importPeople, async ({ request }) => {
    const { csv, isDryRun, fingerprint } = (await request.json()) as PeopleFile
    const preview = previewOf(csv)
    if (isDryRun || fingerprint === preview.fingerprint) return json(preview)
    return errorResponse(409, { message: 'The records have changed since the preview.' })
  }),
  mockOf(
    peopleImportEndpoints.exportPeople,
    () =>
      new HttpResponse(`\uFEFF${peopleColumns.join()}\r\n`, {
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      }),
  ),
]
