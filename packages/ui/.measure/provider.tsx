import { createRoot } from 'react-dom/client'
import { UiProvider } from '../src/index.ts'
createRoot(document.body).render(<UiProvider><div /></UiProvider>)
