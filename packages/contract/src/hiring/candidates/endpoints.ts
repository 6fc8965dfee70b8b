import { endpoint } from '#core/endpoint.ts'
import type { CandidateData } from './schema.ts'

type One = { id: number }

/** What is stored about the person of an application, over all joined applications. 404 for an unknown application. */
export const getCandidateData = endpoint<{ params: One; reply: CandidateData }>({
  method: 'GET',
  path: '/api/v1/hiring/applications/:id/candidate/',
  permission: 'hiring.manage',
})

/**
 * Everything that is stored about the person of an application as a ZIP: `data.json` and the CVs, without the names of
 * staff. 404 for an unknown application.
 */
export const exportCandidate = endpoint<{ params: One; reply: Blob }>({
  method: 'GET',
  path: '/api/v1/hiring/applications/:id/candidate/export/',
  reply: 'file',
  permission: 'hiring.manage',
})

/**
 * Deletes everything that is stored about the person of an application, over all joined applications; in meetings the
 * person becomes a guest without name and address. 404 for an unknown application; 409 when `references` are not all of
 * them, because another application was joined since they were listed.
 */
export const eraseCandidate = endpoint<{
  params: One
  body: { references: string[] }
  reply: undefined
}>({
  method: 'POST',
  path: '/api/v1/hiring/applications/:id/candidate/erasure/',
  reply: 'any',
  permission: 'hiring.manage',
})
