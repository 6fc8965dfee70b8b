/** The parts of a call as they are sent; a file is a value of its own. */
export interface ExampleCall {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
}
