import { array } from 'yup'
import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import { addComputer, changeComputer, listComputerMoves, listComputers, moveComputer } from './endpoints.ts'
import {
  computerChangesSchema,
  computerSchema,
  moveComputerSchema,
  moveSchema,
  newComputerSchema,
} from './schema.ts'

export const computersEndpoints = {
  listComputers: withSchemas(listComputers, { reply: array(computerSchema).defined() }),
  addComputer: withSchemas(addComputer, { body: newComputerSchema, reply: noReply }),
  changeComputer: withSchemas(changeComputer, {
    params: idParams,
    body: computerChangesSchema,
    reply: noReply,
  }),
  moveComputer: withSchemas(moveComputer, { params: idParams, body: moveComputerSchema, reply: noReply }),
  listComputerMoves: withSchemas(listComputerMoves, {
    params: idParams,
    reply: array(moveSchema).defined(),
  }),
}
