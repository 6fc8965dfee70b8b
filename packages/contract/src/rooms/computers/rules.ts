/** Where a computer can be: with an employee, in a room, in store, or out of use. */
export const computerPlaceKinds = ['employee', 'room', 'store', 'retired'] as const

export type ComputerPlaceKind = (typeof computerPlaceKinds)[number]
