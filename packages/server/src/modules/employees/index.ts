export { countRooms, listEmployeeRows } from './employees.repo.ts'
export { employeesRoutes } from './employees.routes.ts'
export { importEmployees } from './employeesImport.service.ts'
export { importRooms } from './roomsImport.service.ts'
