import { serveStoreWeek } from './serveStoreWeek.tsx'

serveStoreWeek(true)
