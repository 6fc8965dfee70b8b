// Before a test takes the clock, which brings a class of its own around the native one.
const native = Intl.DateTimeFormat.prototype
const options = new Intl.DateTimeFormat().resolvedOptions()

/** Gives the browser of a test a time zone. */
export const travelTo = (timeZone: string): void => {
  jest.spyOn(native, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
}
