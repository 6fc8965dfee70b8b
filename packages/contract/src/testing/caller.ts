/** Calls one side of the contract, the mocks or the real server, by a path such as `/api/v1/jobs/`. */
export type Caller = (path: string, init?: RequestInit) => Promise<Response>
