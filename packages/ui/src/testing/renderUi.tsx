import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { UiProvider, type UiProviderProps } from '#theme/UiProvider.tsx'

/** Renders with the theme; also the hand that uses what is rendered. */
export function renderUi(ui: ReactNode, options: Omit<UiProviderProps, 'children'> = {}) {
  const user = userEvent.setup()
  const view = render(ui, { wrapper: ({ children }) => <UiProvider {...options}>{children}</UiProvider> })
  return { user, ...view }
}
