export { roomsDeskRoutes } from './rooms.routes.ts'
export { lockRoomsAndPeople } from './roomsImport.repo.ts'
export { importRooms } from './roomsImport.service.ts'
