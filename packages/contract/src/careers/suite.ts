import type { Caller } from '#testing/caller.ts'
import { pdfBytes } from '#testing/pdfBytes.ts'
import { careersEndpoints } from './calls.ts'

const applicant = {
  first_name: 'Günəş',
  last_name: 'Əliyeva',
  email: 'gunesh@example.com',
  phone: '+994 50 000 00 00',
}

function applicationForm(
  fields: Record<string, string>,
  cv?: { bytes: Uint8Array<ArrayBuffer>; name: string },
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (cv) form.append('cv', new Blob([cv.bytes], { type: 'application/pdf' }), cv.name)
  return form
}

const pdf = () => ({ bytes: pdfBytes(), name: 'Günəş CV.pdf' })

/**
 * The promises of the careers rows of the call table (spec 7), for the mocks and the real server, so that the two
 * cannot drift apart. Both must have the samples.
 */
export function careersSuite(call: Caller): void {
  const post = (path: string, form: FormData) => call(path, { method: 'POST', body: form })

  it('lists the vacancies in the shape of the contract', async () => {
    const reply = await call('/api/v1/jobs/')
    const jobs = await reply.json()
    expect(reply.status).toBe(200)
    expect(careersEndpoints.listJobs.reply.isValidSync(jobs, { strict: true })).toBe(true)
    expect(jobs).toHaveLength(12)
  })

  it('gives a vacancy in each of its languages', async () => {
    const reply = await call('/api/v1/jobs/2')
    const job = await reply.json()
    expect(reply.status).toBe(200)
    expect(careersEndpoints.getJob.reply.isValidSync(job, { strict: true })).toBe(true)
    expect(Object.keys(job).sort()).toEqual(['AZ', 'EN', 'RU', 'facts'])
  })

  it('answers 404 with a sentence for an unknown vacancy', async () => {
    const reply = await call('/api/v1/jobs/9999')
    expect(reply.status).toBe(404)
    expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
  })

  it('lists the categories in the shape of the contract', async () => {
    const reply = await call('/api/v1/categories/')
    const categories = await reply.json()
    expect(careersEndpoints.listCategories.reply.isValidSync(categories, { strict: true })).toBe(true)
    expect(categories).toHaveLength(5)
  })

  it('accepts an application for a vacancy and answers a reference', async () => {
    const reply = await post(
      '/api/v1/jobs/1/apply/',
      applicationForm({ ...applicant, job: 'Developer' }, pdf()),
    )
    expect(reply.ok).toBe(true)
    expect((await reply.json()).reference).toMatch(/^CV-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  })

  it('accepts a CV without a vacancy', async () => {
    const form = applicationForm({ ...applicant, message: 'I plan projects.' }, pdf())
    const reply = await post('/api/v1/jobs/general/apply/', form)
    expect(reply.ok).toBe(true)
    expect((await reply.json()).reference).toMatch(/^CV-/)
  })

  it('reports every missing field by its message', async () => {
    const reply = await post('/api/v1/jobs/general/apply/', applicationForm({ first_name: ' ' }))
    expect(reply.status).toBe(400)
    expect((await reply.json()).errors).toEqual({
      first_name: 'firstNameRequired',
      last_name: 'lastNameRequired',
      email: 'emailRequired',
      phone: 'phoneRequired',
      message: 'messageRequired',
      cv: 'cvRequired',
    })
  })

  it('rejects an invalid address, an impossible phone number, and a file of another type', async () => {
    const form = applicationForm(
      { ...applicant, email: 'gunesh', phone: '12', job: '' },
      { ...pdf(), name: 'cv.exe' },
    )
    const reply = await post('/api/v1/jobs/1/apply/', form)
    expect(reply.status).toBe(400)
    expect((await reply.json()).errors).toEqual({
      email: 'emailInvalid',
      phone: 'phoneInvalid',
      cv: 'cvType',
    })
  })

  it('answers 404 to an application for an unknown vacancy', async () => {
    const reply = await post('/api/v1/jobs/9999/apply/', applicationForm({ ...applicant, job: 'x' }, pdf()))
    expect(reply.status).toBe(404)
  })
}
