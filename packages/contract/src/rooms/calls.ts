import { idParams } from '#core/fields.ts'
import { noReply, withSchemas } from '#core/withSchemas.ts'
import { addRoom, deleteRoom, getRoomPlan, movePeople, renameRoom } from './endpoints.ts'
import { deskRoomSchema, movePeopleSchema, planSchema, roomChangesSchema } from './schema.ts'

export const roomsEndpoints = {
  getRoomPlan: withSchemas(getRoomPlan, { reply: planSchema }),
  addRoom: withSchemas(addRoom, { body: roomChangesSchema, reply: deskRoomSchema }),
  renameRoom: withSchemas(renameRoom, { params: idParams, body: roomChangesSchema, reply: deskRoomSchema }),
  deleteRoom: withSchemas(deleteRoom, { params: idParams, reply: noReply }),
  movePeople: withSchemas(movePeople, { body: movePeopleSchema, reply: noReply }),
}
