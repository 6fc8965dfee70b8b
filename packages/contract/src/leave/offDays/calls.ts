import { array } from 'yup'
import { daySpan, idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import { cancelOffDayRequest, listColleagueOffDays, listOffDayRequests } from './endpoints.ts'
import { offDayRequestSchema, personOffDaysSchema } from './schema.ts'

/** The rows of the call table about off days. */
export const offDaysEndpoints = {
  listOffDayRequests: withSchemas(listOffDayRequests, { reply: array(offDayRequestSchema).defined() }),
  listColleagueOffDays: withSchemas(listColleagueOffDays, {
    query: daySpan,
    reply: array(personOffDaysSchema).defined(),
  }),
  cancelOffDayRequest: withSchemas(cancelOffDayRequest, { params: idParams, reply: noReply }),
}
