export { roomsDeskRoutes } from './rooms.routes.ts'
