import { Outlet } from 'react-router-dom'

/** The chat area’s profile: its own top bar and side menu (spec 2). */
export function ChatProfileShell() {
  return <Outlet />
}
