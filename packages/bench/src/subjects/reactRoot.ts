import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

/** The root of a React calendar. It exists before the clock runs, as on a loaded page. */
export class ReactHost {
  private root: Root | undefined

  open(host: HTMLElement) {
    this.root ??= createRoot(host)
  }

  draw(node: ReactNode) {
    this.root?.render(node)
  }

  clear() {
    this.root?.render(null)
  }
}
