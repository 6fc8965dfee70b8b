import type { Caller } from '#testing/caller.ts'
import { emailTemplates } from './endpoints.ts'
import type { EmailRequest } from './schema.ts'

const customer = {
  from_name: 'Günəş Əliyeva',
  from_email: 'gunesh@example.com',
  to_name: 'Caspora',
  message: 'How long does a first version take?\nWe are in a hurry.',
}

const business = {
  ...customer,
  from_company: 'Günəş MMC',
  from_position: 'Direktor',
  from_service: 'Project management',
}

const request = (changes: Partial<EmailRequest> = {}): EmailRequest => ({
  lib_version: '4.4.1',
  user_id: 'atrium',
  service_id: 'atrium',
  template_id: emailTemplates.customer,
  template_params: customer,
  ...changes,
})

/** The promises of the e-mail service's row of the call table (spec 7), for the mocks and the real server. */
export function emailSuite(call: Caller): void {
  const send = (body: unknown) =>
    call('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it.each([
    ["a customer's message", request()],
    ["a business's message", request({ template_id: emailTemplates.business, template_params: business })],
    ['unknown parameters', request({ template_params: { ...customer, colour: 'lime' } })],
  ])('accepts %s and answers OK as a text', async (_what, body) => {
    const reply = await send(body)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await reply.text()).toBe('OK')
  })

  it('reports every missing parameter by its message', async () => {
    const reply = await send(request({ template_id: emailTemplates.business, template_params: {} }))
    expect(reply.status).toBe(400)
    expect((await reply.json()).errors).toEqual({
      from_name: 'contactNameRequired',
      from_email: 'emailRequired',
      message: 'messageRequired',
      from_company: 'companyRequired',
      from_position: 'positionRequired',
      from_service: 'serviceRequired',
    })
  })

  it('rejects an invalid address', async () => {
    const reply = await send(request({ template_params: { ...customer, from_email: 'gunesh' } }))
    expect(reply.status).toBe(400)
    expect((await reply.json()).errors).toEqual({ from_email: 'emailInvalid' })
  })

  it.each([
    ['a template that it does not know', request({ template_id: 'lottery' })],
    ['a template named like a part of the language', request({ template_id: 'constructor' })],
    ['a request without a template', { ...request(), template_id: undefined }],
    ['a request without parameters', { ...request(), template_params: undefined }],
    ['parameters that are a text', { ...request(), template_params: 'from_name' }],
  ])('rejects %s with a sentence', async (_what, body) => {
    const reply = await send(body)
    expect(reply.status).toBe(400)
    expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
  })
}
