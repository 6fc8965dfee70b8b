import { useLocation } from 'react-router-dom'

/**
 * The name of the room in the address. The parameter of the router is of no use: it takes `%2F` that belongs to a name for
 * a slash.
 */
export function useRoomName(): string {
  const { pathname } = useLocation()
  const name = pathname.replace(/\/+$/, '').split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
