/** All other columns are in docs/product/personal-data.md; a test fails for a column in neither. */
export const impersonalColumns: { readonly [table: string]: string } = {
  account_day: 'day,paying_accounts,monthly_cents',
  album: 'id,title,artist_id,release_date,label_id,genre,search_key,search_text',
  analytics_view: 'id',
  artist:
    'id,genre,country,followers,followers_here,monthly_listeners,verified,related_ids,search_key,search_text',
  artist_day:
    'artist_id,day,streams,skips,seconds,earned,countries,sources,plans,playlists,devices,hours,track_ids,track_streams,track_earned,track_skips',
  artist_member: 'artist_id',
  artist_summary: 'artist_id,ends_on,summed_at,figures',
  artist_to_recount: 'artist_id',
  artist_to_sum: 'artist_id',
  artist_week:
    'artist_id,week,streams,skips,earned,countries,sources,plans,devices,track_ids,track_streams,track_earned,track_skips',
  attempt: 'restored_at',
  asset: 'hash,type,bytes,sent_at',
  asset_use: 'hash,expires_at',
  brought_listen: 'id,track_id',
  canvas:
    'id,artist_id,track_id,track_title,video,video_url,thumbnail,description,tags,is_loop,start_time,end_time,status,created_at,sent_at,updated_at,feedback,views,engagement',
  canvas_video: 'hash,seconds,width,height,codec',
  canvas_view: 'canvas_id',
  co_play: 'track_id,other_id,plays',
  co_play_mark: 'id,play_id',
  chart_day: 'country,day,track_id,plays',
  closed_month: 'month,closed_at',
  closing: 'month,artists,failed_at,failure_kind,failure',
  closing_artist: 'month,artist_id,failed_at,failure_kind,failure',
  commission: 'statement_id,label_statement_id,amount',
  compared_month: 'month,listeners,is_paid_by_listener',
  concert:
    'id,artist_id,title,venue,city,country,date,time,doors,time_zone,starts_at,ends_at,capacity,tickets_sold,is_on_sale,status,price_min,price_max,is_free,currency,ticket_url,picture_address,picture,description,supporting_acts,age_restriction,fan_club_presale,presale_code,rests,version,created_at,updated_at',
  decision_notice: 'decision_id,artist_id,subject,item_id,outcome,title,word,playlists,reason',
  editorial_playlist: 'playlist_id,number,category,priority,cover_address,version',
  dismissal: 'id,track_id,artist_id',
  email_proof: 'purpose,contract_id,expires_at',
  event: 'id,name,at',
  fan: 'artist_id',
  fan_campaign:
    'id,artist_id,title,description,type,start_date,end_date,eligible_tiers,participant_count,max_participants,status,rests,rewards,concert_id,activated_at,called_off_with,version,created_at',
  fan_notice:
    'id,artist_id,title,message,type,target_tiers,campaign_id,version,track_id,status,rests,scheduled_at,sent_at,created_at,delivered_to,is_delivered,held_back_count,recipient_count,open_count,click_count',
  fan_participant: 'campaign_id',
  figure_event: 'kind,artist_id,track_id,duration,earned',
  followed_artist: 'id,artist_id',
  former_save: 'id,track_id',
  hidden_stories: 'artist_id',
  imported_day:
    'artist_id,day,streams,earned,listeners,followers,countries,sources,listener_countries',
  imported_track: 'track_id,streams,earned,countries',
  job: 'kind,key,run_at,turn_at,attempts,holder,leased_until,is_asked_again,abandoned_at',
  label:
    'id,name,website,country,founded_year,contract_status,royalty_rate,next_payment_on,name_key,sort_key',
  label_contract:
    'id,label_id,artist_id,royalty_rate,status,starts_on,ends_on,joined_on,paid_before,declined_on',
  label_member: 'label_id',
  ledger_end: 'id,position,hash',
  ledger_link: 'position,kind,statement_id,hash,previous',
  liked_album: 'id,album_id',
  liked_track: 'track_id',
  listener_share: 'month,artist_id,label_id,royalty_rate,earned',
  marquee_campaign:
    'id,artist_id,track_id,track_title,artist_name,campaign_name,budget,spent,impressions,clicks,conversions,start_date,end_date,status,rests,ad_format,age_range,age_min,age_max,genres,countries,interests,image,video,audio,copy,approval,approval_asked_at,approved_budget,decision_note,playlist_id,paced_hour,paced_hours,paced_spent,activated_at,ends_at,created_at',
  marquee_day: 'campaign_id,day,impressions,clicks,conversions,spent',
  marquee_hidden: 'artist_id',
  marquee_showing: 'campaign_id',
  marquee_viewer: 'campaign_id,track_id',
  media_key: 'id,secret,created_at',
  muted_artist: 'artist_id',
  pay_comparison: 'month,artist_id,label_id,streams,listeners,pro_rata,user_centric',
  payment: 'statement_id,run_id,amount,paid_on,noted_at',
  payment_run:
    'id,ordered_at,receivers,label_name,paid_on,payouts,amount,paid_payouts,paid_amount,failed_payouts,finished_at',
  payment_run_item: 'run_id,statement_id,outcome',
  payout: 'statement_id,amount,streaming,playlists,radio,status,date',
  password_reset: 'is_mailed',
  payout_account: 'id,label_id,artist_id,version,set_at',
  pitch:
    'id,artist_id,track_id,track_title,title_key,artist_name,release_date,submission_date,submitted_at,status,is_open,target_playlists,genre,mood,description,details,version,reviewed_at,feedback,search_key',
  pitch_placement: 'pitch_id,playlist_id,placed_at',
  play: 'id,track_id,earned',
  play_rate: 'plan,country,micros',
  playlist: 'featured_position,follower_count,track_count,total_duration',
  playlist_track: 'id,track_id,position',
  received_notice: 'notice_id',
  release:
    'id,label_id,artist_id,title,type,release_date,cover,state,version,changed_at,sent_at,decided_at,reason,note',
  release_sound: 'hash,format,seconds,sample_rate,channels,bitrate',
  release_track: 'id,release_id,position,title,credits,is_interlude,sound,state',
  saved_playlist: 'playlist_id',
  security_event: 'id,at,kind,outcome,detail',
  seed: 'name,added_at',
  server_report: 'name,at,metrics',
  service: 'id,name,set_up_code',
  service_setting: 'name,is_on',
  sharing:
    'month,is_paid_by_listener,step,slices,after_user,split_user,from_moment,after_listener,listeners',
  sharing_heard: 'month,until_moment,plays,weight,spans,streams,weights,earned',
  sharing_pool: 'month,plan,country,earned,people',
  sharing_span:
    'month,number,artist_id,label_id,royalty_rate,first_day,last_day,streams,listeners,earned,worth',
  skip: 'id,track_id,seconds',
  staff_action: 'id,at,action,target_kind',
  statement:
    'id,artist_id,label_id,month,issued_at,streams,earned,payable,carried,lines,label_rate',
  story:
    'id,artist_id,type,content,caption,file,track_id,track_title,background_color,text_color,duration,created_at,expires_at,views,likes,rests',
  story_view: 'story_id',
  track:
    'id,title,artist_id,album_id,position,duration,play_count,credits,is_interlude,is_popular,tempo,tonic,search_key,search_text',
  track_total: 'track_id,artist_id,streams,skips,earned,countries',
  vocabulary: 'uses',
};
