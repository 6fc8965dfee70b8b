import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { applicationsEndpoints } from './calls.ts'
import type { ApplicationList, CandidateData } from './schema.ts'

const path = '/api/v1/hiring/applications/'

/** The promises of the calls about interviews and about all that is stored about a candidate. The caller is of HR. */
export function candidatesSuite(call: Caller): void {
  const newest = async () => {
    const { applications }: ApplicationList = await (await call(path)).json()
    return applications[0] ?? { id: 0, reference: '' }
  }
  const erase = async (id: number, references: string[]) =>
    (await call(`${path}${id}/candidate/erasure/`, jsonRequest('POST', { references }))).status

  it('counts what is stored, and gives it as a file', async () => {
    const { id, reference } = await newest()
    const data: CandidateData = await (await call(`${path}${id}/candidate/`)).json()
    expect(applicationsEndpoints.getCandidateData.reply.isValidSync(data, { strict: true })).toBe(true)
    expect(data.references).toContain(reference)
    const file = await call(`${path}${id}/candidate/export/`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
  })

  it('deletes everything once all references are confirmed', async () => {
    const { id, reference } = await newest()
    expect(await erase(id, [])).toBe(409)
    expect((await newest()).reference).toBe(reference)
    const { references }: CandidateData = await (await call(`${path}${id}/candidate/`)).json()
    expect(await erase(id, references)).toBe(204)
    expect((await call(`${path}${id}/`)).status).toBe(404)
    expect(await erase(id, references)).toBe(404)
  })

  it('refuses feedback without a verdict, and for an unknown interview', async () => {
    const { id } = await newest()
    const give = async (feedback: object) =>
      call(`${path}${id}/interviews/unknown/feedback/`, jsonRequest('PUT', { words: '', ...feedback }))
    const refused = await give({})
    expect([refused.status, (await refused.json()).errors]).toEqual([400, { verdict: 'verdictRequired' }])
    expect((await give({ verdict: 'yes' })).status).toBe(404)
  })
}
