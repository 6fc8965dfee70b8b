export * from './bookings/endpoints.ts'
export * from './computers/endpoints.ts'
export * from './endpoints.ts'
export * from './roomState.ts'
