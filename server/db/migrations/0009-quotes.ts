import { defineTables, type Schema } from './define-table'

/** Issued quotes as they came to be: several alternatives, a secret address. The table of 0003 was never written to: no call served it. */
export const quotes = async (schema: Schema): Promise<void> => {
  await schema.db.schema.dropTable('issued_quotes').execute()
  await defineTables(schema, {
    issued_quotes: {
      columns: {
        id: 'textid',
        number: 'text',
        link: 'text',
        session_id: 'text',
        customer_id: 'int? > customers',
        sub_agent_id: 'int? > sub_agents',
        mode: 'text',
        locale: 'text',
        student: 'text',
        alternatives: 'text',
        terms: 'text',
        notes: 'text',
        hide_commission: 'flag',
        hide_breakdown: 'flag',
        issued_on: 'text',
        valid_until: 'text',
        accepted: 'int?',
        accepted_price: 'text?',
        accepted_at: 'text?',
        created_at: 'text',
      },
      unique: [['number'], ['link']],
      indexes: [
        ['customer_id', 'created_at'],
        ['sub_agent_id', 'created_at'],
        ['session_id', 'created_at'],
      ],
      checks: { mode: `mode in ('student', 'partner')`, accepted: '(accepted is null) = (accepted_at is null)' },
    },
  })
}
