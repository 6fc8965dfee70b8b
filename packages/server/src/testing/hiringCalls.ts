import { firstStageNames, stages } from '@atrium/contract/hiring'
import type { ExampleCall } from './exampleCall.ts'

const id = { params: { id: '1' } }
const mail = { subject: 'Your application', text: 'Hello {{firstName}}' }
const template = { name: 'Rejection', stage: 'rejected', texts: { AZ: mail, EN: mail, RU: mail } }

const allStages = stages.map((stage) => ({ id: stage, names: firstStageNames[stage] }))

/** Valid calls of hiring, as `exampleCalls`. */
export const hiringCalls: Record<string, ExampleCall[]> = {
  'GET /api/v1/hiring/applications/': [{ query: { before: '3' } }],
  'GET /api/v1/hiring/applications/search/': [{ query: { q: 'react' } }],
  'GET /api/v1/hiring/applications/:id/': [id],
  'GET /api/v1/hiring/applications/:id/cv/': [id],
  'POST /api/v1/hiring/applications/:id/stage/': [{ ...id, body: { stage: 'review', revision: 1, mail } }],
  'POST /api/v1/hiring/applications/:id/undo/': [id],
  'POST /api/v1/hiring/applications/:id/mails/': [{ ...id, body: mail }],
  'POST /api/v1/hiring/applications/:id/notes/': [{ ...id, body: { text: 'Call in May', mentions: [1] } }],
  'DELETE /api/v1/hiring/applications/:id/notes/:event/': [{ params: { id: '1', event: '1' } }],
  'PUT /api/v1/hiring/applications/:id/rating/': [{ ...id, body: { verdict: 'yes', words: 'Good' } }],
  'PUT /api/v1/hiring/applications/:id/tags/': [{ ...id, body: { tags: ['SQL'] } }],
  'PUT /api/v1/hiring/applications/:id/owner/': [{ ...id, body: { personId: 1 } }],
  'PUT /api/v1/hiring/applications/:id/candidate/': [{ ...id, body: { otherId: 2, isSame: true } }],
  'POST /api/v1/hiring/applications/:id/keep/': [id],
  'GET /api/v1/hiring/applications/:id/candidate/': [id],
  'GET /api/v1/hiring/applications/:id/candidate/export/': [id],
  'POST /api/v1/hiring/applications/:id/candidate/erasure/': [
    { ...id, body: { references: ['CV-7K2M-9QPX'] } },
  ],
  'PUT /api/v1/hiring/applications/:id/interviews/:meetingId/feedback/': [
    { params: { id: '1', meetingId: 'a1' }, body: { verdict: 'yes', words: 'Calm' } },
  ],
  'PUT /api/v1/hiring/stages/': [{ body: { stages: allStages, before: allStages } }],
  'POST /api/v1/hiring/templates/': [{ body: template }],
  'PUT /api/v1/hiring/templates/:id/': [{ ...id, body: { ...template, revision: 1 } }],
  'DELETE /api/v1/hiring/templates/:id/': [id],
}
