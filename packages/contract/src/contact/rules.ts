/** `template_params` of a contact message (spec 7); the business template has the last three as well. */
export interface ContactParams {
  from_name: string
  from_email: string
  to_name: string
  message: string
  from_service?: string | undefined
  from_company?: string | undefined
  from_position?: string | undefined
}
