import { emailTemplates } from '@atrium/contract/contact'
import { contactEndpoints } from '@atrium/contract/contact/calls'
import { businessParamsSchema, customerParamsSchema } from '@atrium/contract/contact/schema'
import { validate } from '@atrium/contract/core/schema'
import type { OffDayParams } from '@atrium/contract/leave'
import { offDayParamsSchema } from '@atrium/contract/leave/offDays/schema'
import { HttpResponse } from 'msw'
import type { Schema } from 'yup'
import { errorResponse, mockOf, validationErrorOf } from './answers.ts'
import { keepOffDays } from './leave.ts'

const schemas = new Map<string, Schema>([
  [emailTemplates.customer, customerParamsSchema],
  [emailTemplates.business, businessParamsSchema],
  [emailTemplates.offDay, offDayParamsSchema],
])

/** The e-mail service's row of the call table: the text `OK`, as EmailJS answers. */
export const contactMocks = [
  mockOf(contactEndpoints.sendEmail, async ({ request }) => {
    const body = await request.json().catch(() => undefined)
    const result = validate(contactEndpoints.sendEmail.body as Schema, body)
    if (!result.isValid) return errorResponse(400, { message: 'The request couldn’t be read.' })
    const { template_id, template_params } = result.value
    const schema = schemas.get(template_id)
    if (!schema) return errorResponse(400, { message: 'There is no such template.' })
    const refused = validationErrorOf(schema, template_params)
    if (!refused && template_id === emailTemplates.offDay)
      keepOffDays(schema.cast(template_params) as OffDayParams)
    return refused ?? HttpResponse.text('OK')
  }),
]
