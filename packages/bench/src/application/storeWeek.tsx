import { serveStoreWeek } from './serveStoreWeek.tsx'

serveStoreWeek(false)
