const param = 'view'

type RoomsView = 'rooms' | 'computers'

/** What the page of rooms shows by the query of its address: `?view=computers`, or the rooms. */
export const addressedView = (params: URLSearchParams): RoomsView =>
  params.get(param) === 'computers' ? 'computers' : 'rooms'

/** The query of the address with another view. */
export function withView(params: URLSearchParams, view: RoomsView): URLSearchParams {
  const next = new URLSearchParams(params)
  if (view === 'computers') next.set(param, view)
  else next.delete(param)
  return next
}
