import { auditSample } from '@atrium/contract/samples'
import { auditEndpoints } from '@atrium/contract/schemas'
import { json, mockOf } from './answers.ts'

/** The audit log, searched by the names in it. */
export const auditMocks = [
  mockOf(auditEndpoints.listAuditEntries, ({ request }) => {
    const text = new URL(request.url).searchParams.get('text') ?? ''
    return json(auditSample.filter((entry) => JSON.stringify(entry).includes(text)))
  }),
]
