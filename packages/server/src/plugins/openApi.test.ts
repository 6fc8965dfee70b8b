import { limits } from '@atrium/contract/core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { buildApp } from '#app.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { describedEndpoints } from '#testing/describedEndpoints.ts'
import { testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { openApiDocument } from './openApi.ts'

describe('the document of all calls', () => {
  it('is valid OpenAPI, and names every call once', async () => {
    const document = openApiDocument()
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect([valid, errors]).toEqual([true, undefined])
    const paths = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    const names = paths.flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(new Set(names).size).toBe(describedEndpoints.length)
  })

  it('gives the limits of a body, the permission of a call and the kind of its answer', () => {
    const first_name = { type: 'string', maxLength: limits.name }
    const body = { schema: { properties: { first_name, cv: { type: 'string', format: 'binary' } } } }
    expect(openApiDocument().paths).toMatchObject({
      '/api/v1/jobs/{id}/apply/': {
        post: {
          parameters: [{ name: 'id', in: 'path', required: true }],
          requestBody: { content: { 'multipart/form-data': body } },
        },
      },
      '/api/v1/audit/': { get: { description: expect.stringContaining('audit.read') } },
      '/api/v1/people/export/': { get: { responses: { 200: { content: { '*/*': {} } } } } },
      '/api/v1/leave/requests/{id}/cancel/': { put: { responses: { 204: {} } } },
    })
  })
})

describeOnDatabase('GET /api/v1/openapi.json', (open) => {
  it('answers staff, and 401 without a session', async () => {
    const services = await testServices(await open())
    const app = await buildApp({ services })
    const url = '/api/v1/openapi.json'
    expect((await app.inject({ url })).statusCode).toBe(401)
    const reply = await app.inject({ url, headers: await signIn(services, await hire(services)) })
    expect(reply.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/v1/login/': {} } })
    await app.close()
  })
})
