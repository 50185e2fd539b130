// Generated from supabase/migrations by "npm run generate". Do not edit.

/** The database of the provider, as a type for its client. */
export type Database = {
  public: {
    Tables: {
      admin_users: {
        Row: {
          id: string
          user_id: string
        }
        Insert: {
          id?: string
          user_id: string
        }
        Update: {
          id?: string
          user_id?: string
        }
        Relationships: []
      }
      approved_users: {
        Row: {
          id: string
          waitlist_submission_id: string
          setup_token: string
          expires_at: string
          account_created: boolean
          created_at: string
        }
        Insert: {
          id?: string
          waitlist_submission_id: string
          setup_token: string
          expires_at: string
          account_created?: boolean
          created_at?: string
        }
        Update: {
          id?: string
          waitlist_submission_id?: string
          setup_token?: string
          expires_at?: string
          account_created?: boolean
          created_at?: string
        }
        Relationships: [{ foreignKeyName: 'approved_users_waitlist_submission_id_fkey'; columns: ['waitlist_submission_id']; isOneToOne: true; referencedRelation: 'waitlist_submissions'; referencedColumns: ['id'] }]
      }
      magic_links: {
        Row: {
          id: string
          approved_user_id: string
          used: boolean
          used_at: string | null
          created_at: string
        }
        Insert: {
          id?: string
          approved_user_id: string
          used?: boolean
          used_at?: string | null
          created_at?: string
        }
        Update: {
          id?: string
          approved_user_id?: string
          used?: boolean
          used_at?: string | null
          created_at?: string
        }
        Relationships: [{ foreignKeyName: 'magic_links_approved_user_id_fkey'; columns: ['approved_user_id']; isOneToOne: true; referencedRelation: 'approved_users'; referencedColumns: ['id'] }]
      }
      submission_events: {
        Row: {
          id: string
          waitlist_submission_id: string
          kind: string
          at: string
          by_email: string | null
        }
        Insert: {
          id?: string
          waitlist_submission_id: string
          kind: string
          at?: string
          by_email?: string | null
        }
        Update: {
          id?: string
          waitlist_submission_id?: string
          kind?: string
          at?: string
          by_email?: string | null
        }
        Relationships: [{ foreignKeyName: 'submission_events_waitlist_submission_id_fkey'; columns: ['waitlist_submission_id']; isOneToOne: false; referencedRelation: 'waitlist_submissions'; referencedColumns: ['id'] }]
      }
      waitlist_submissions: {
        Row: {
          id: string
          first_name: string
          last_name: string
          email: string
          interest: string
          status: string
          admin_notes: string | null
          reviewed_by: string | null
          reviewed_at: string | null
          created_at: string
          last_login_at: string | null
          emailed_at: string | null
          notified_at: string | null
          owner_id: string | null
          cleanup_incomplete: boolean
        }
        Insert: {
          id?: string
          first_name: string
          last_name: string
          email: string
          interest: string
          status?: string
          admin_notes?: string | null
          reviewed_by?: string | null
          reviewed_at?: string | null
          created_at?: string
          last_login_at?: string | null
          emailed_at?: string | null
          notified_at?: string | null
          owner_id?: string | null
          cleanup_incomplete?: boolean
        }
        Update: {
          id?: string
          first_name?: string
          last_name?: string
          email?: string
          interest?: string
          status?: string
          admin_notes?: string | null
          reviewed_by?: string | null
          reviewed_at?: string | null
          created_at?: string
          last_login_at?: string | null
          emailed_at?: string | null
          notified_at?: string | null
          owner_id?: string | null
          cleanup_incomplete?: boolean
        }
        Relationships: []
      }
    }
    Views: {
      admin_applications: {
        Row: {
          id: string
          first_name: string
          last_name: string
          email: string
          interest: string
          status: string
          admin_notes: string | null
          reviewed_by: string | null
          reviewed_at: string | null
          created_at: string
          last_login_at: string | null
          emailed_at: string | null
          cleanup_incomplete: boolean
        }
        Insert: {
          id?: string
          first_name: string
          last_name: string
          email: string
          interest: string
          status?: string
          admin_notes?: string | null
          reviewed_by?: string | null
          reviewed_at?: string | null
          created_at?: string
          last_login_at?: string | null
          emailed_at?: string | null
          cleanup_incomplete?: boolean
        }
        Update: {
          id?: string
          first_name?: string
          last_name?: string
          email?: string
          interest?: string
          status?: string
          admin_notes?: string | null
          reviewed_by?: string | null
          reviewed_at?: string | null
          created_at?: string
          last_login_at?: string | null
          emailed_at?: string | null
          cleanup_incomplete?: boolean
        }
        Relationships: []
      }
    }
    Functions: Record<never, never>
  }
}
