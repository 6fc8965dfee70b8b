import { Outlet } from 'react-router-dom'

/** The profile section with its own sidebar (spec 2). */
export function ProfileLayout() {
  return <Outlet />
}
